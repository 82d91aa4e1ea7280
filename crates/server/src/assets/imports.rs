//! What scripts import, found from the scripts themselves.

use std::collections::BTreeMap;

/// For each of these scripts, the scripts that it imports before it runs.
pub(super) fn imports<'a>(
    scripts: impl Iterator<Item = (&'a str, &'a str)>,
) -> BTreeMap<&'a str, Vec<String>> {
    scripts.map(|(path, script)| (path, imported(path, script))).collect()
}

/// A script and all that it imports, the imports of those included; the nearest first.
pub(super) fn closure(imports: &BTreeMap<&str, Vec<String>>, entry: &str) -> Vec<String> {
    let mut found = vec![entry.to_owned()];
    let mut at = 0;
    while let Some(path) = found.get(at) {
        for next in imports.get(path.as_str()).cloned().unwrap_or_default() {
            if !found.contains(&next) {
                found.push(next);
            }
        }
        at += 1;
    }
    found
}

/// Our scripts begin such a statement with a line, and name what it is from in single quotes. What is imported later,
/// by `import(…)`, is not meant.
fn imported(path: &str, script: &str) -> Vec<String> {
    let starts = script.match_indices('\n').map(|(at, _)| at + 1);
    let statements = [0].into_iter().chain(starts).map(|at| &script[at..]);
    let statements = statements.filter(|rest| rest.starts_with("import ") || rest.starts_with("export "));
    let from = |rest: &str| {
        let (names, rest) = rest.split_once(['\'', '"'])?;
        let (from, _) = rest.split_once('\'')?;
        (names.ends_with("from ") && from.starts_with('.')).then(|| resolved(path, from))
    };
    statements.filter_map(from).collect()
}

/// The path that `from` leads to out of the script at `path`.
fn resolved(path: &str, from: &str) -> String {
    let folder = path.rsplit_once('/').map_or("", |(folder, _)| folder);
    let mut parts: Vec<&str> = folder.split('/').collect();
    for part in from.split('/') {
        match part {
            "." => {}
            ".." => drop(parts.pop()),
            name => parts.push(name),
        }
    }
    parts.join("/")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn statements_of_one_line_and_of_several_are_found_and_nothing_else() {
        let script = "import { a } from './a.js';\nimport {\n  b,\n  c,\n} from '../b/c.js';\n\
                      export { d } from '../d.js';\nexport const e = 'from';\nconst f = \"import from './f.js'\";\n\
                      const g = () => import('./g.js');\nimport h from 'elsewhere';\n";
        assert_eq!(imported("js/x/y.js", script), ["js/x/a.js", "js/b/c.js", "js/d.js"]);
    }

    #[test]
    fn a_closure_holds_each_script_once_and_the_nearest_first() {
        let scripts = [
            ("js/a.js", "import './no.js'\nimport { b } from './b.js';\nimport { c } from './c/c.js';\n"),
            ("js/b.js", "import { c } from './c/c.js';\n"),
            ("js/c/c.js", "import { a } from '../a.js';\nimport { d } from '../d.js';\n"),
            ("js/d.js", ""),
            ("js/e.js", "import { a } from './a.js';\n"),
        ];
        let imports = imports(scripts.into_iter());
        assert_eq!(closure(&imports, "js/a.js"), ["js/a.js", "js/b.js", "js/c/c.js", "js/d.js"]);
    }
}
