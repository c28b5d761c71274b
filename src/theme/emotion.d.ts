import type { AppTheme } from './theme';

declare module '@emotion/react' {
  interface Theme extends AppTheme {}
}
