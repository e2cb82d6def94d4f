// @ts-check Access to the elements of index.html.

/** The element with this id, which must exist in index.html. @param {string} id @returns {HTMLElement} */
export function byId(id) {
  const element = document.getElementById(id);
  if (!element) throw new Error(`index.html has no #${id}`);
  return element;
}
