import type { components, operations } from '../../src/api/contract/schema.gen';
import type { SandboxOptions } from '../config';
import type { Db } from '../db/database';
import type { Caller } from './caller';

export type Schemas = components['schemas'];
export type ErrorBody = Schemas['ErrorBody'];
export type ErrorItem = Schemas['ErrorItem'];
export type OperationId = keyof operations;

type Json<Message> = Message extends { content: { 'application/json': infer Body } } ? Body : undefined;
type Parameters<Op extends OperationId, Place extends 'path' | 'query' | 'header'> = NonNullable<
  operations[Op]['parameters'][Place]
>;

type RequestBody<Op extends OperationId> = operations[Op] extends { requestBody: infer Message }
  ? Json<Message>
  : undefined;
type AnswerData<Op extends OperationId> = operations[Op]['responses'] extends { 200: infer Message }
  ? Json<Message> extends { data: infer Data }
    ? Data
    : never
  : never;

/** What every handler knows, whatever it was asked. */
export type Scene = {
  db: Db;
  /** Sandbox time. */
  now: number;
  /** As the caller addressed it: `http://localhost:4010`. */
  origin: string;
  options: SandboxOptions;
};

export type Call<Op extends OperationId> = Scene & {
  path: Parameters<Op, 'path'>;
  query: Parameters<Op, 'query'>;
  header: Parameters<Op, 'header'>;
  body: RequestBody<Op>;
  caller: Caller;
};

export type Reply<Data> = {
  data: Data;
  status?: 201;
  /** A new session to keep in the cookie, or null to take it away. */
  session?: string | null;
  delayMs?: number;
};
export type Redirect = { redirect: string };

export type Handler<Op extends OperationId> = (
  call: Call<Op>,
) => Promise<Op extends 'startIdentityCheck' ? Redirect : Reply<AnswerData<Op>>>;

/** A group that forgets an operation does not compile; one that the contract does not know does not start. */
export type Handlers<Op extends OperationId = OperationId> = { [Id in Op]: Handler<Id> };
