// Counts time for `wakeful.js`, which says why.
addEventListener('message', ({ data: { id, ms } }) => {
  setTimeout(() => postMessage(id), ms);
});
