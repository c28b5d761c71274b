import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import type { SandboxOptions } from '../config';
import type { Database } from '../db/database';
import type { Deliveries } from '../google/deliveries';
import type { Clock } from './clock';
import type { Contract } from './contract';
import type { Faults } from './faults';
import type { Journal } from './journal';

type Env = { Bindings: HttpBindings };
export type SandboxContext = Context<Env>;
export type SandboxApp = Hono<Env>;

/** Objects that live as long as the process. */
export type Sandbox = {
  options: SandboxOptions;
  contract: Contract;
  database: Database;
  clock: Clock;
  faults: Faults;
  journal: Journal;
  deliveries: Deliveries;
};
