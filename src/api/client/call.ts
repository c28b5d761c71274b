import { ApiError } from './api-error';
import { sessionSignal } from './session';

type Json<Content> = Content extends { content: { 'application/json': infer Body } } ? Body : never;
type Unwrapped<Body> = Body extends { data: infer Data } ? Data : never;
type Answers<Op> = Op extends { responses: infer Responses } ? Responses : never;

/** What an operation of the contract answers, unwrapped from `{ data }`. */
export type Reply<Op> = Answers<Op> extends { 200: infer Ok } ? Unwrapped<Json<Ok>> : never;
/** What it takes as its JSON body. */
export type Payload<Op> = Op extends { requestBody: infer Body } ? Json<Body> : never;
/** What it takes in the query string. */
export type Query<Op> = Op extends { parameters: { query?: infer Params } } ? NonNullable<Params> : never;

type Call<Op> = {
  url: string;
  method?: 'get' | 'post' | 'put' | 'patch';
  params?: Query<Op>;
  data?: Payload<Op>;
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
};

/**
 * Sends one operation of the contract and yields its `data`. Rejects with `ApiError` alone.
 * axios is loaded with the first call: no page needs it to show itself.
 */
export async function call<Op>(request: Call<Op>): Promise<Reply<Op>> {
  const signal = AbortSignal.any([sessionSignal(), ...(request.signal ? [request.signal] : [])]);
  const { providerHttp } = await import('./provider-http');
  const answer = await providerHttp.request<{ data?: unknown }>({ ...request, signal });
  const { data: body, status, statusText } = answer;
  if (body.data === undefined || body.data === null) throw new ApiError(statusText, { status });
  return body.data as Reply<Op>; // boundary: what the contract says of this operation
}
