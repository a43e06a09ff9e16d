/** The id that the page menu links to. */
export const factsId = 'key-phrase-facts'
