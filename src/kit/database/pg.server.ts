import './navigator-global.server.ts';
import pg from 'pg';

/** The PostgreSQL library, which inspects its environment when it is loaded. */
export { pg };
