/** Where in the client we are; the address bar is the truth. */
class Router {
  path = $state.raw(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));
  hash = $state.raw(location.hash.slice(1));

  constructor() {
    addEventListener('popstate', () => {
      this.#read();
    });
    document.addEventListener('click', (event) => {
      this.#follow(event);
    });
  }

  go(to: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', to);
    this.#read();
    if (!this.hash) scrollTo(0, 0);
  }

  back(otherwise: string): void {
    if (history.length > 1) history.back();
    else this.go(otherwise, true);
  }

  /** Links to our own pages do not load them anew. */
  #follow(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest('a');
    const apart = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!link || event.defaultPrevented || event.button !== 0 || apart) return;
    if (link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
    if (link.pathname.startsWith('/api/')) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }

  #read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
    this.hash = location.hash.slice(1);
  }
}

export const router = new Router();
