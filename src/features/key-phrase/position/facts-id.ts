export const factsId = 'key-phrase-facts'
