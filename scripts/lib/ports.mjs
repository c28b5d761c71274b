// Where the site and the sandbox of a developer are.

/** An empty variable counts as none. */
const portOf = (name, fallback) => Number(process.env[name] || fallback);

export const webPort = () => portOf('PORT', 3000);
export const sandboxPort = () => portOf('SANDBOX_PORT', 4010);

/** The site that benches, pictures and journeys open. */
export const siteOrigin = () => process.env.BASE_URL || `http://localhost:${webPort()}`;
export const sandboxOrigin = () => `http://localhost:${sandboxPort()}`;
