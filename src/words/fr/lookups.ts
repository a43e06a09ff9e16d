import type { Catalogue } from '../catalogue.ts'

export const lookups: Catalogue['lookups'] = {
  keyPhrase: 'Expression',
  keyPhrases: 'Expressions',
  phraseExample: 'chaussures de running',
  country: 'Pays',
  search: 'Rechercher',
  resultsCheck: 'Vérifier les résultats',
  resultsCheckAbout: 'Voyez qui est en tête en ce moment',
  relatedAbout: 'Les recherches associées à une expression. 1 crédit.',
  gathering: 'Récupération des données de TikTok…',
  loadingResults: 'Chargement des résultats',
  loadingSearches: 'Chargement de vos recherches',
  resultsFor: (phrase) => `Résultats pour ${phrase}`,
  noResults: 'Aucun résultat',
  noSuggestions:
    'TikTok n’a aucune suggestion pour cette expression. Essayez-en une plus courte ou plus courante.',
  waiting: 'En attente de connexion',
  runsOnline: (price) => `Partira dès votre retour en ligne, pour ${price}.`,
  tooLate: (price) => `Trop tard pour annuler : l’opération est déjà en cours, pour ${price}.`,
  notSearched: 'Recherche non effectuée',
  tryAgain: 'Réessayer',
  cancel: 'Annuler',
  discard: 'Abandonner',
  toDashboard: 'Retour au tableau de bord',
  upgrade: 'Changer de forfait',
  upgradeTo: (plan) => `Passer à ${plan}`,
}
