// What a screen reader is given by Chromium.

/** The accessibility tree of the page: nodes with role, name and properties, in the order of the tree. */
export async function treeOf(page) {
  const cdp = await page.context().newCDPSession(page);
  try {
    const { nodes } = await cdp.send('Accessibility.getFullAXTree');
    return nodes.filter(({ ignored }) => !ignored).map(({ role, name, description, value, properties = [], backendDOMNodeId }) => ({
      role: role?.value,
      name: name?.value ?? '',
      description: description?.value ?? '',
      value: value?.value,
      node: backendDOMNodeId,
      ...Object.fromEntries(properties.map((property) => [property.name, property.value.relatedNodes ?? property.value.value])),
    }));
  } finally {
    await cdp.detach();
  }
}

/** The element that a finger of somebody who explores the screen would find at a point: its id. */
export const under = (page, x, y) => page.evaluate(([left, top]) => document.elementFromPoint(left, top)?.id ?? '', [x, y]);

/** Does with an element of the tree what a screen reader does: a click that comes from no pointer. */
export async function activate(page, node) {
  const cdp = await page.context().newCDPSession(page);
  try {
    const { object } = await cdp.send('DOM.resolveNode', { backendNodeId: node });
    await cdp.send('Runtime.callFunctionOn', { objectId: object.objectId, functionDeclaration: 'function () { this.click(); }' });
  } finally {
    await cdp.detach();
  }
}
