import '@fontsource-variable/atkinson-hyperlegible-next/index.css';
import '@fontsource-variable/fredoka/index.css';
import './kit/tokens.css';
import { mount } from 'svelte';
import App from './app/App.svelte';
import { startWorker } from './app/offline';
import { LANGUAGES, type Language, words } from './texts/ui.svelte';

function preferred(): Language {
  const kept = localStorage.getItem('houle.language') ?? document.documentElement.lang;
  return LANGUAGES.find((language) => language === kept) ?? 'fr';
}

if (localStorage.getItem('houle.pseudo') !== null) {
  words.transform = (await import('./texts/stretched')).stretched;
}
const root = document.getElementById('app');
if (!root) throw new Error('the page has no place for the client');
await words.choose(preferred());
mount(App, { target: root });
startWorker();
