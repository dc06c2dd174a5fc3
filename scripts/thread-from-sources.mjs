// The thread where nothing is built: tests and scripts run the sources, which a thread does not understand by itself.
import { register } from 'tsx/esm/api';

register();
await import('../src/thinking/thread.ts');
