import { css, type CSSObject, type SerializedStyles, type Theme } from '@emotion/react';
import emotionStyled from '@emotion/styled';
import type { ComponentProps, ComponentType, ElementType, ReactNode } from 'react';
import { theme } from '@/theme/theme';

/** Styles know the theme but no props: variants are attributes such as `data-size`. */
type Rules = CSSObject | SerializedStyles[];
type Styles = Rules | ((given: { theme: Theme }) => Rules);
type StyledComponent<Tag extends ElementType> = (props: ComponentProps<Tag> & { as?: ElementType }) => ReactNode;

/** Emotion's own, for the few styles that depend on props. It serializes them at every render. */
export { emotionStyled as styledByProps };

/**
 * Emotion's `styled` for styles without props, which are serialized once. Emotion alone does it for every element at every
 * render, which was a fifth of React's time on the long pages.
 */
export const styled =
  <Tag extends ElementType>(tag: Tag) =>
  (...styles: Styles[]): StyledComponent<Tag> => {
    let serialized: SerializedStyles | undefined;
    const once = () => (serialized ??= css(...styles.map((one) => (typeof one === 'function' ? one({ theme }) : one))));
    // Boundary: what a component may be given does not change by its styles; emotion's type cannot say so for any `Tag`.
    return emotionStyled(tag as ComponentType)(once) as StyledComponent<Tag>;
  };
