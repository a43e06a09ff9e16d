export const typeNames = {
  basic: 'Basic',
  autocomplete: 'Autocomplete',
  search_results_check: 'Check',
} as const
