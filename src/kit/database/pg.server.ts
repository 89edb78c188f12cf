import './navigator.server.ts';
import pg from 'pg';

/** The library for PostgreSQL, which looks round when it is read. */
export { pg };
