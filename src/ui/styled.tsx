import {
  __unsafe_useEmotionCache as useEmotionCache,
  css,
  type CSSObject,
  type EmotionCache,
  type SerializedStyles,
  type Theme,
} from '@emotion/react';
import { useInsertionEffect, type ComponentProps, type ElementType, type ReactNode } from 'react';
import { theme } from '@/theme/theme';

/** Styles know the theme but no props: variants are attributes such as `data-size`. */
type Rules = CSSObject | SerializedStyles[];
type Styles = Rules | ((given: { theme: Theme }) => Rules);
type StyledProps<Tag extends ElementType> = ComponentProps<Tag> & { as?: ElementType };
type StyledComponent<Tag extends ElementType> = (props: StyledProps<Tag>) => ReactNode;
type Recipe = { tag: ElementType; styles: readonly Styles[] };

const recipes = new WeakMap<object, Recipe>();
const recipeOf = (tag: ElementType) => (typeof tag === 'string' ? undefined : recipes.get(tag));

const isServer = typeof window === 'undefined';

function insert(cache: EmotionCache, styles: SerializedStyles) {
  if (cache.inserted[styles.name] !== undefined) return;
  cache.insert(`.${cache.key}-${styles.name}`, styles, cache.sheet, true);
  for (let frames = styles.next; frames; frames = frames.next) cache.insert('', frames, cache.sheet, true);
}

/** Waits for the commit. In the order of rendering, so that an outer element's rules come first, as in the first HTML. */
const pending: [EmotionCache, SerializedStyles][] = [];
function insertPending() {
  for (const [cache, styles] of pending.splice(0)) insert(cache, styles);
}

/** The class of the styles, which are in the page's style sheet when the element is. */
function useClass(cache: EmotionCache, styles: SerializedStyles, isPassedOn: boolean): string {
  const name = `${cache.key}-${styles.name}`;
  // Whoever gets this class merges its styles into their own. The server also reads from here which styles a page has.
  if (isPassedOn || isServer) cache.registered[name] ??= styles.styles;
  if (isServer) insert(cache, styles);
  else if (cache.inserted[styles.name] === undefined) pending.push([cache, styles]);
  useInsertionEffect(insertPending, [name]);
  return name;
}

function useCache(): EmotionCache {
  const cache = useEmotionCache();
  if (!cache) throw new Error('AppCacheProvider is missing.');
  return cache;
}

const toObject = (styles: Styles) => (typeof styles === 'function' ? styles({ theme }) : styles);

/** The class of styles that depend on props. They are serialized at every render, so this is for the few that must. */
export function useStyleClass(styles: Styles): string {
  return useClass(useCache(), css(toObject(styles)), true);
}

/** Serializes the styles at the first render, and once more for each class of a `styled` around the component. */
function createMixer(styles: readonly Styles[]) {
  let own: SerializedStyles | undefined;
  const mixed = new Map<string, { styles: SerializedStyles; others: string }>();
  const ownStyles = () => (own ??= css(...styles.map(toObject)));

  return ({ registered }: EmotionCache, className: string) => {
    const known = mixed.get(className);
    if (known) return known;
    const names = className.split(' ').filter(Boolean);
    const given = names.flatMap((name) => registered[name] ?? []);
    const others = names.filter((name) => registered[name] === undefined).map((name) => `${name} `);
    const mix = { styles: given.length > 0 ? css(ownStyles(), ...given) : ownStyles(), others: others.join('') };
    mixed.set(className, mix);
    return mix;
  };
}

/**
 * Emotion's `styled` for styles without props. Emotion's own serializes the styles of every element at every render, which
 * was a fifth of React's time on the long pages; this one does it once per component.
 */
export const styled =
  <Tag extends ElementType>(tag: Tag) =>
  (...own: Styles[]): StyledComponent<Tag> => {
    const base = recipeOf(tag);
    const recipe: Recipe = base ? { tag: base.tag, styles: [...base.styles, ...own] } : { tag, styles: own };
    const mix = createMixer(recipe.styles);
    const isPassedOn = typeof recipe.tag !== 'string';

    function Styled({ as, className, ...props }: { as?: ElementType; className?: string }) {
      const cache = useCache();
      const { styles, others } = mix(cache, className ?? '');
      const name = useClass(cache, styles, isPassedOn);
      const Element = as ?? recipe.tag;
      return <Element {...props} className={others + name} />;
    }
    recipes.set(Styled, recipe);
    // Boundary: the properties of `Tag` are those that `Styled` passes on.
    return Styled as StyledComponent<Tag>;
  };
