// @ts-check
// Finding the elements of index.html.

/** The element with this id; index.html has it. @param {string} id @returns {HTMLElement} */
export function byId(id) {
  const element = document.getElementById(id);
  if (!element) throw new Error(`index.html has no #${id}`);
  return element;
}
