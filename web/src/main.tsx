import { render } from 'preact';
import { App } from './app';
import { Provider } from './context';
import { workOffline } from './offline';
import './view/tokens.css';
import './view/base.css';
import './pages/pages.css';

render(
  <Provider>
    <App />
  </Provider>,
  document.getElementById('app')!,
);
workOffline();
