import { ApiError } from '@/domain/api-error';
import { ownTurn } from './own-turn';
import { sessionSignal, stopSignal } from './session';

type Json<Content> = Content extends { content: { 'application/json': infer Body } } ? Body : never;
type Unwrapped<Body> = Body extends { data: infer Data } ? Data : never;
type Answers<Op> = Op extends { responses: infer Responses } ? Responses : never;

/** The answer of an operation of the contract, out of its envelope. */
export type Reply<Op> = Answers<Op> extends { 200: infer Ok } ? Unwrapped<Json<Ok>> : never;
/** The JSON body of an operation. */
export type Payload<Op> = Op extends { requestBody: infer Body } ? Json<Body> : never;
/** The query parameters of an operation. */
export type Query<Op> = Op extends { parameters: { query?: infer Params } } ? NonNullable<Params> : never;

type Call<Op> = {
  url: string;
  method?: 'get' | 'post' | 'put' | 'patch';
  params?: Query<Op>;
  data?: Payload<Op>;
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
  /** Null is the token of the session. */
  token?: string | null;
  /** False: the call is about who is signed in, so the guest credential is not sent. */
  allowsGuest?: boolean;
  /** False: the answer is the same for everyone, so the end of a session does not abort the call. */
  isOfSession?: boolean;
  /** The customer may stop waiting for it; only for calls that create nothing. */
  isStoppable?: boolean;
};

/** Loads the HTTP client with the first call. If it cannot load, the call fails as without a connection. */
async function loadHttp() {
  try {
    return (await import('./provider-http')).providerHttp;
  } catch (cause) {
    throw new ApiError('The client did not arrive', { status: 0 }, { cause });
  }
}

/**
 * Sends one operation of the contract and resolves to its `data`. Rejects only with `ApiError`. axios loads with the
 * first call, because no page needs it to render.
 */
export async function call<Op>({ isStoppable = false, isOfSession = true, ...request }: Call<Op>): Promise<Reply<Op>> {
  const signal = AbortSignal.any([
    ...(isOfSession ? [sessionSignal()] : []),
    ...(isStoppable ? [stopSignal()] : []),
    ...(request.signal ? [request.signal] : []),
  ]);
  const http = await loadHttp();
  await ownTurn();
  const { data } = await http.request<unknown>({ ...request, signal });
  return data as Reply<Op>; // boundary: provider-http has read it by the contract
}
