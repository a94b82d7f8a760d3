/** A drawing as what makes pictures on the server reads it: markup and styles without the notes that
 *  a browser takes over from. */
export const XMLNS = 'xmlns="http://www.w3.org/2000/svg"';

export const markup = (body: string): string => body.replace(/<!--.*?-->/gs, '').trim();

/** What it reads has no `:where`; with the class itself all rules grow heavier alike. */
export const styles = (head: string): string =>
  [...head.matchAll(/<style[^>]*>(.*?)<\/style>/gs)]
    .map(([, css = '']) =>
      css
        .replace(/\/\*.*?\*\//gs, '')
        .replace(/:where\((\.[\w-]+)\)/g, '$1')
        .replace(/\s+/g, ' '),
    )
    .join('')
    .trim();

/** A scene has no frame of its own. */
export const scene = (body: string): string =>
  `<svg ${XMLNS} viewBox="0 0 400 220">${markup(body)}</svg>`;

export const animal = (body: string): string => markup(body).replace('<svg ', `<svg ${XMLNS} `);

export const styled = (svg: string, css: string): string =>
  (css ? svg.replace('>', `><style>${css}</style>`) : svg) + '\n';
