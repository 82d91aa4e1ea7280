use i18n::Lang;

/// Why a form was not accepted.
#[derive(Clone, Debug)]
pub(crate) struct Flaw {
    /// The name of the field it is about, if it is about one.
    pub field: Option<&'static str>,
    /// The reason and what to do.
    pub text: String,
}

/// A field to be filled in, with its label, and what was wrong with what stood there.
pub(super) struct FieldView {
    /// Also its id.
    pub name: &'static str,
    /// `text` or `password`.
    pub kind: &'static str,
    pub label: String,
    pub autocomplete: &'static str,
    /// What was typed: never a password.
    pub value: String,
    pub hint: Option<String>,
    pub flaw: Option<String>,
}

impl FieldView {
    pub fn name(lang: Lang, value: &str) -> FieldView {
        FieldView {
            name: "name",
            kind: "text",
            label: lang.text("account-name"),
            autocomplete: "username",
            value: value.to_owned(),
            hint: None,
            flaw: None,
        }
    }

    pub fn password(name: &'static str, label: String, autocomplete: &'static str) -> FieldView {
        FieldView {
            name,
            kind: "password",
            label,
            autocomplete,
            value: String::new(),
            hint: None,
            flaw: None,
        }
    }

    pub fn hint(self, hint: String) -> FieldView {
        FieldView { hint: Some(hint), ..self }
    }

    /// Shows the flaw if it is about this field.
    pub fn with(self, flaw: Option<&Flaw>) -> FieldView {
        let mine = flaw.filter(|flaw| flaw.field == Some(self.name));
        FieldView { flaw: mine.map(|flaw| flaw.text.clone()), ..self }
    }

    /// The elements that say more about it, for `aria-describedby`.
    pub fn described_by(&self) -> Option<String> {
        let parts = [("flaw", self.flaw.is_some()), ("hint", self.hint.is_some())];
        let ids: Vec<String> = parts
            .iter()
            .filter(|(_, there)| *there)
            .map(|(part, _)| format!("{}-{part}", self.name))
            .collect();
        (!ids.is_empty()).then(|| ids.join(" "))
    }
}

/// What is to be said above the form: a flaw that is about none of its fields.
pub(super) fn general(flaw: Option<&Flaw>, fields: &[&FieldView]) -> Option<String> {
    let flaw = flaw?;
    fields.iter().all(|field| Some(field.name) != flaw.field).then(|| flaw.text.clone())
}
