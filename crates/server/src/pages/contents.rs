/// A section of a page to be read, as the page's contents name it (`parts/contents.html`).
pub(super) struct Part {
    /// In the address, after the `#`: the same in every language.
    pub id: &'static str,
    pub heading: String,
}
