import { css, withEmotionCache, type CSSObject, type SerializedStyles, type Theme } from '@emotion/react';
import { getRegisteredStyles, insertStyles, registerStyles, type EmotionCache } from '@emotion/utils';
import { createElement, useInsertionEffect, type ComponentProps, type ElementType, type ReactNode } from 'react';
import { theme } from '@/theme/theme';

type Rules = CSSObject | SerializedStyles[];
/** Styles know the theme but no props: variants are attributes such as `data-size`. */
type Styles = Rules | ((given: { theme: Theme }) => Rules);
type StyledComponent<Tag extends ElementType, Own = unknown> = (
  props: ComponentProps<Tag> & Own & { as?: ElementType },
) => ReactNode;
type Props = Record<string, unknown>;
type Given = { className?: string; as?: ElementType };

/** Styles of rendered elements that are not inserted yet. Outer elements come first, so that the rules of inner ones win. */
let uninserted: [EmotionCache, SerializedStyles, boolean][] = [];

function insertInOrder() {
  const rendered = uninserted;
  uninserted = [];
  for (const styles of rendered) insertStyles(...styles);
}

const isServer = typeof document === 'undefined';

function useInsertedStyles(cache: EmotionCache, serialized: SerializedStyles, isElement: boolean) {
  if (cache.inserted[serialized.name] === undefined) {
    if (isServer) insertStyles(cache, serialized, isElement);
    else uninserted.push([cache, serialized, isElement]);
  }
  // A component inside finds the styles of the class that it is given.
  registerStyles(cache, serialized, isElement);
  useInsertionEffect(insertInOrder, [serialized]);
}

const without = (props: Props, names: readonly string[]) =>
  Object.fromEntries(Object.entries(props).filter(([name]) => !names.includes(name)));

/** `stylesFor` gets the component's props; those in `ownProps` do not reach the element. */
function createStyled(tag: ElementType, stylesFor: (props: Props) => SerializedStyles, ownProps: readonly string[]) {
  const isElement = typeof tag === 'string';
  /** Own styles and those of the given class, which win. */
  const extended = new Map<string, SerializedStyles>();

  function extend(own: SerializedStyles, given: string, outer: string[]) {
    const key = `${own.name} ${given}`;
    const serialized = extended.get(key) ?? css(own, ...outer);
    extended.set(key, serialized);
    return serialized;
  }

  return withEmotionCache<Given, unknown>(({ className: given, as, ...others }, cache, ref) => {
    const props: Props = others;
    const outer: string[] = [];
    const unstyled = given ? getRegisteredStyles(cache.registered, outer, given) : '';
    const own = stylesFor(props);
    const serialized = given && outer.length > 0 ? extend(own, given, outer) : own;
    useInsertedStyles(cache, serialized, isElement);
    return createElement(isElement && as ? as : tag, {
      ...(ownProps.length > 0 ? without(props, ownProps) : props),
      ...(isElement || !as ? {} : { as }),
      ref,
      className: `${unstyled}${cache.key}-${serialized.name}`,
    });
  });
}

/**
 * Like Emotion's `styled`, for styles without props. Emotion's own serializes the styles of every element at every
 * render, and renders a second component for each element: two thirds of the components of a page.
 */
export const styled =
  <Tag extends ElementType>(tag: Tag) =>
  (...styles: Styles[]): StyledComponent<Tag> => {
    let serialized: SerializedStyles | undefined;
    const once = () => (serialized ??= css(...styles.map((one) => (typeof one === 'function' ? one({ theme }) : one))));
    // Boundary: what a component may be given does not change by its styles; TypeScript cannot follow that for any `Tag`.
    return createStyled(tag, once, []) as StyledComponent<Tag>;
  };

/** For the few styles that depend on props, which must be named. Serializes them at every render. */
export const styledByProps =
  <Tag extends ElementType, Own extends object>(tag: Tag, ownProps: readonly (keyof Own & string)[]) =>
  (styles: (given: Own & { theme: Theme }) => CSSObject): StyledComponent<Tag, Own> => {
    // Boundary: the component's type demands `Own`, so it is among the props.
    const byProps = (props: Props) => css(styles({ ...(props as Own), theme }));
    // Boundary: as in `styled`.
    return createStyled(tag, byProps, ownProps) as StyledComponent<Tag, Own>;
  };
