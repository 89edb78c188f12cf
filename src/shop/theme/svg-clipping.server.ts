const mostClipped = 200;
const clippingAttribute = /^(mask|clip-path)$/;
const clippingDeclaration = /(mask(?!-type)|clip-path)[\w-]*\s*:/i;

type Attributes = Readonly<Record<string, string>>;

/**
 * Limits clips and masks in a drawing. A mask is rendered for each element that uses it: nested masks multiply, so
 * that a small file could block the server and every browser for minutes.
 */
export function openClippingCount() {
  const classes: { name: string; isInMask: boolean }[] = [];
  const clippingClasses = new Set<string>();
  let depthInMask = 0;
  let clipped = 0;
  let multiplies = false;

  return {
    open(element: string, attributes: Attributes) {
      if (isMask(element)) depthInMask += 1;
      const isInMask = depthInMask > 0;
      for (const name of (attributes.class ?? '').split(/\s+/)) classes.push({ name, isInMask });
      if (!isClipped(attributes)) return;
      clipped += 1;
      multiplies ||= isInMask;
    },
    close(element: string) {
      if (isMask(element)) depthInMask -= 1;
    },
    style(sheet: string) {
      const found = clippingClassesOf(sheet);
      if (found) for (const name of found) clippingClasses.add(name);
      else multiplies = true;
    },
    isTooMuch(): boolean {
      const byClass = classes.filter(({ name }) => clippingClasses.has(name));
      return multiplies || byClass.some(({ isInMask }) => isInMask) || clipped + byClass.length > mostClipped;
    },
  };
}

function isMask(element: string): boolean {
  return element === 'mask' || element === 'clipPath';
}

function isClipped(attributes: Attributes): boolean {
  return Object.entries(attributes).some(([name, value]) =>
    name === 'style'
      ? clippingDeclaration.test(withoutComments(value))
      : clippingAttribute.test(name) && value.trim() !== 'none',
  );
}

/** Returns the classes with which a style sheet clips or masks; undefined when it may do so by any other selector. */
function clippingClassesOf(sheet: string): string[] | undefined {
  const css = withoutComments(sheet);
  if (!clippingDeclaration.test(css)) return [];
  // A brace in a string would end a rule here but not in a browser.
  if (/["']/.test(css)) return undefined;
  const classes: string[] = [];
  const rest = css.replace(/([^{}]*)\{([^{}]*)\}/g, (_rule, selectors: string, declarations: string) => {
    if (!clippingDeclaration.test(declarations)) return clippingDeclaration.test(selectors) ? '{' : '';
    const named = selectors.split(',').map((selector) => /^\s*\.([\w-]+)\s*$/.exec(selector)?.[1]);
    for (const name of named) if (name !== undefined) classes.push(name);
    return named.includes(undefined) ? '{' : '';
  });
  return rest.trim() === '' ? classes : undefined;
}

function withoutComments(css: string): string {
  return css.replace(/\/\*[\s\S]*?\*\//g, '');
}
