import { Component, type ReactNode } from 'react';
import { observeError } from '@/lib/telemetry/observe';

type Props = {
  /** A new value means a new page, so the error is cleared. */
  resetKey: string;
  fallback: (retry: () => void) => ReactNode;
  children: ReactNode;
};
type State = { hasFailed: boolean; failedAt: string };

/** Shows the fallback instead of a page that threw. The draft is in the store, so it is not lost. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false, failedAt: '' };

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): Partial<State> | null {
    if (!state.hasFailed) return { failedAt: resetKey };
    return state.failedAt === resetKey ? null : { hasFailed: false, failedAt: resetKey };
  }

  override componentDidCatch(error: unknown) {
    observeError(error);
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return this.props.fallback(() => this.setState({ hasFailed: false }));
  }
}
