import './style/fonts.css';
import './style/tokens.css';
import './style/base/index.css';
import './art/ink.css';
import './style/home/index.css';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { takeLinkFromHash } from './app/router.tsx';
import { watchForUpdates } from './app/updates.ts';
import { must } from '@thorp/kernel';

takeLinkFromHash();
createRoot(must(document.getElementById('app'), 'the page has its root')).render(<App />);
watchForUpdates();
