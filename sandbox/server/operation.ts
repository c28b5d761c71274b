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

/** What every handler gets, independent of the operation. */
export type RequestScope = {
  db: Db;
  /** Sandbox time, epoch ms. */
  now: number;
  /** The origin that the caller used: `http://localhost:4010`. */
  origin: string;
  options: SandboxOptions;
};

export type Call<Op extends OperationId> = RequestScope & {
  path: Parameters<Op, 'path'>;
  query: Parameters<Op, 'query'>;
  header: Parameters<Op, 'header'>;
  body: RequestBody<Op>;
  caller: Caller;
};

export type Reply<Data> = {
  data: Data;
  status?: 201;
  /** A new session for the cookie; null removes the cookie. */
  session?: string | null;
  delayMs?: number;
};
export type Redirect = { redirect: string };

export type Handler<Op extends OperationId> = (
  call: Call<Op>,
) => Promise<Op extends 'startIdentityCheck' ? Redirect : Reply<AnswerData<Op>>>;

/** A missing operation does not compile; one that is not in the contract prevents the start. */
export type Handlers<Op extends OperationId = OperationId> = { [Id in Op]: Handler<Id> };
