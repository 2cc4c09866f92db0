/** The emoji of which the silly template gets one, at random, when it is chosen. */
export const CELEBRATIONS = ['🎉', '🥳', '🎊', '✨', '🚀', '🌈', '🎈', '🦄'] as const;
