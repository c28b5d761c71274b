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

/** The rules of a style, and of the frames that it uses. */
type Compiled = { names: readonly string[]; rules: readonly string[] };

function compile(cache: EmotionCache, serialized: SerializedStyles): Compiled {
  const names: string[] = [];
  const rules: string[] = [];
  // Boundary: Emotion calls nothing else of a sheet.
  const sheet = { insert: (rule: string) => void rules.push(rule) } as EmotionCache['sheet'];
  for (let part: SerializedStyles | undefined = serialized; part !== undefined; part = part.next) {
    cache.insert(part === serialized ? `.${cache.key}-${serialized.name}` : '', part, sheet, false);
    names.push(part.name);
  }
  return { names, rules };
}

/**
 * Styles of rendered elements that are not inserted yet, by name. Outer elements come first, so that the rules of inner
 * ones win. They are compiled while React renders, which may pause, and not when it inserts them, which may not.
 */
const uninserted = new Map<EmotionCache, Map<string, Compiled>>();

const hasAtRule = ({ rules }: Compiled) => rules.some((rule) => rule.startsWith('@'));

/**
 * After an at-rule, Chromium restyles all elements that rules of the same style element match. A new style element limits
 * that to new elements.
 */
function beginStyleElement({ sheet }: EmotionCache) {
  // Emotion adds an element when its count of rules is 0.
  sheet.ctr = 0;
}

function insertInOrder() {
  for (const [cache, styles] of uninserted) {
    if ([...styles.values()].some(hasAtRule)) beginStyleElement(cache);
    for (const [ownName, { names, rules }] of styles) {
      if (cache.inserted[ownName] !== undefined) continue;
      for (const rule of rules) cache.sheet.insert(rule);
      for (const name of names) cache.inserted[name] = true;
    }
  }
  uninserted.clear();
}

const isServer = typeof document === 'undefined';

function useInsertedStyles(cache: EmotionCache, serialized: SerializedStyles, isElement: boolean) {
  const { name } = serialized;
  if (cache.inserted[name] === undefined) {
    if (isServer) {
      insertStyles(cache, serialized, isElement);
    } else {
      const styles = uninserted.get(cache) ?? new Map<string, Compiled>();
      uninserted.set(cache, styles);
      if (!styles.has(name)) styles.set(name, compile(cache, serialized));
    }
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
