import { fitsContract } from '@/api/client/answer-shape';
import { operationOf, type OperationId } from './contract';
import type { Violation } from './violations';

/** `coerced`: read as the contract has it. `dropped`: without this field. `leftOut`: without this item. `lost`: not read. */
type Outcome = 'coerced' | 'dropped' | 'leftOut' | 'lost';
type Difference = Violation & { outcome: Outcome };

/**
 * What the app's own reader makes of the data of a success: its differences, by the fields of the report. `violations`:
 * what the contract has against it.
 */
export function readAsApp(operation: OperationId, data: unknown, violations: readonly Violation[]): Difference[] {
  const { method, path } = operationOf(operation);
  const read = structuredClone(data);
  const isRead = fitsContract(method, path, read);
  const isWhole = JSON.stringify(read) === JSON.stringify(data);
  const outcome = isRead ? (isWhole ? 'coerced' : 'dropped') : 'lost';
  return violations.map((violation) => ({ ...violation, outcome }));
}
