/** The provider's limit, in characters, by the name that the texts have for it. */
export const NAME_LIMITS = { nameMax: 40 };
