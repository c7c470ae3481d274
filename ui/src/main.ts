import './styles/tokens.css';
import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { applySettings } from './settings.svelte.ts';

applySettings();
const target = document.getElementById('app');
if (target) mount(App, { target });

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  // Without it the page works as well, only not without a network.
  navigator.serviceWorker.register('/sw.js').catch(() => {});
}
