use std::collections::BTreeSet;

use fluent_syntax::ast::{Expression, InlineExpression, Message, Pattern, PatternElement, Variant};

/// The names of all variables in a message: what a translation must have neither more nor less of.
pub(super) fn variables<'a>(message: &Message<&'a str>) -> BTreeSet<&'a str> {
    let mut names = BTreeSet::new();
    let attributes = message.attributes.iter().map(|attribute| &attribute.value);
    for pattern in message.value.iter().chain(attributes) {
        visit(pattern, &mut |expression| {
            if let InlineExpression::VariableReference { id } = expression {
                names.insert(id.name);
            }
        });
    }
    names
}

/// All choices in a message, outermost first: each is the list of its variants.
pub(super) fn choices<'m, 'a>(message: &'m Message<&'a str>) -> Vec<&'m [Variant<&'a str>]> {
    fn collect<'m, 'a>(pattern: &'m Pattern<&'a str>, found: &mut Vec<&'m [Variant<&'a str>]>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression: Expression::Select { variants, .. } } = element {
                found.push(variants);
                variants.iter().for_each(|variant| collect(&variant.value, found));
            }
        }
    }
    let mut found = Vec::new();
    message.value.iter().for_each(|pattern| collect(pattern, &mut found));
    found
}

fn visit<'a>(pattern: &Pattern<&'a str>, see: &mut impl FnMut(&InlineExpression<&'a str>)) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            visit_expression(expression, see);
        }
    }
}

fn visit_expression<'a>(expression: &Expression<&'a str>, see: &mut impl FnMut(&InlineExpression<&'a str>)) {
    match expression {
        Expression::Inline(inline) => visit_inline(inline, see),
        Expression::Select { selector, variants } => {
            visit_inline(selector, see);
            variants.iter().for_each(|variant| visit(&variant.value, see));
        }
    }
}

fn visit_inline<'a>(inline: &InlineExpression<&'a str>, see: &mut impl FnMut(&InlineExpression<&'a str>)) {
    see(inline);
    match inline {
        InlineExpression::Placeable { expression } => visit_expression(expression, see),
        InlineExpression::FunctionReference { arguments, .. }
        | InlineExpression::TermReference { arguments: Some(arguments), .. } => {
            arguments.positional.iter().for_each(|argument| visit_inline(argument, see));
            arguments.named.iter().for_each(|argument| visit_inline(&argument.value, see));
        }
        _ => {}
    }
}
