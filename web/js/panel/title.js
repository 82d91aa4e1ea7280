/** The name of the page, where it is seen in a tab that nobody looks at. */

/** @param {import('../text.js').Text} text */
export function mountTitle(text) {
  return (/** @type {import('../play/view.js').View} */ { game, mode }) => {
    const { end, turn } = game.state;
    const title = end !== null ? text('client-title-over')
      : mode === 'move' || mode === 'planned' ? text('client-title-your-turn')
        : turn === null ? text('client-title-waiting') : text('client-title-game');
    if (document.title !== title) document.title = title;
  };
}
