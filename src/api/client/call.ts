import { ApiError } from '@/domain/api-error';
import { sessionSignal, stopSignal } from './session';

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
  /** False: it is about who is signed in, so the guest credential stays away. */
  allowsGuest?: boolean;
  /** False: the answer is the same for everybody, so the end of a session does not end the call. */
  isOfSession?: boolean;
  /** The customer may give up waiting for it; nothing is made that would then be there unseen. */
  isStoppable?: boolean;
};

/** Its code comes with the first call; a line that is down there is down for the call. */
async function loadHttp() {
  try {
    return (await import('./provider-http')).providerHttp;
  } catch (cause) {
    throw new ApiError('The client did not arrive', { status: 0 }, { cause });
  }
}

/**
 * Sends one operation of the contract and yields its `data`. Rejects with `ApiError` alone.
 * axios is loaded with the first call: no page needs it to show itself.
 */
export async function call<Op>({ isStoppable = false, isOfSession = true, ...request }: Call<Op>): Promise<Reply<Op>> {
  const signal = AbortSignal.any([
    ...(isOfSession ? [sessionSignal()] : []),
    ...(isStoppable ? [stopSignal()] : []),
    ...(request.signal ? [request.signal] : []),
  ]);
  const http = await loadHttp();
  const { data: body } = await http.request<{ data: unknown }>({ ...request, signal });
  return body.data as Reply<Op>; // boundary: provider-http has held it against the contract
}
