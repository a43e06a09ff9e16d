/** The target of the page menu's link. */
export const factsId = 'key-phrase-facts'
