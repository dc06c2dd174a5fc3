import { render } from 'preact';
import { App } from './app.js';

const root = document.getElementById('parlour');
if (!root) throw new Error('The page has no place for the parlour.');
render(<App />, root);
