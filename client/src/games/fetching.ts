/** Fetches what packages bring. */
export type Files = readonly [module: string, ...styles: string[]];

/** A module, as soon as its styles are there too. */
export async function fetched<T>([module, ...styles]: Files): Promise<T> {
  const [found] = await Promise.all([
    import(/* @vite-ignore */ module) as Promise<T>,
    ...styles.map(styled),
  ]);
  return found;
}

/** Whether a file can be had: a module that can, and cannot be loaded, is broken. */
export const isThere = (file: string): Promise<boolean> =>
  fetch(file).then(
    ({ ok }) => ok,
    () => false,
  );

function styled(href: string): Promise<void> {
  if (document.querySelector(`link[href="${href}"]`)) return Promise.resolve();
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  return new Promise((resolve, reject) => {
    link.onload = () => {
      resolve();
    };
    link.onerror = () => {
      link.remove();
      reject(new Error(`no ${href}`));
    };
    document.head.append(link);
  });
}
