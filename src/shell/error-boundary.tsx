import { Component, type ReactNode } from 'react';
import { observe } from '@/lib/telemetry/observe';

type Props = {
  /** Another value means another page: what failed before is forgotten. */
  resetKey: string;
  fallback: (retry: () => void) => ReactNode;
  children: ReactNode;
};
type State = { hasFailed: boolean; failedAt: string };

/** Keeps a thrown error from taking the whole page down; the draft lives in the store and stays. */
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
    observe(error);
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return this.props.fallback(() => this.setState({ hasFailed: false }));
  }
}
