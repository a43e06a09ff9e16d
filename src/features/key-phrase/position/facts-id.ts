/** The id of the element that the page menu scrolls to. */
export const factsId = 'key-phrase-facts'
