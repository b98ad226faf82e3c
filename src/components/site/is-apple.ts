/** There, keys go by other names. */
export const isApple = /Mac|iPhone|iPad/.test(navigator.platform);
