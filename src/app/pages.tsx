import { type ComponentType, lazy } from 'react'
import { type Route, routes } from '#src/domain/routes.ts'

interface Page {
  path: Route
  title: string
  /** `signed-out`: whoever is signed in is asked to sign out first. */
  access: 'public' | 'signed-in' | 'signed-out'
  Screen: ComponentType
}

/** Every screen, each a chunk of its own. Navigation shows only what is listed here. */
export const pages: readonly Page[] = [
  {
    path: routes.home,
    title: 'Keytrail: TikTok keywords and rankings',
    access: 'public',
    Screen: lazy(async () => ({ default: (await import('./home-screen.tsx')).HomeScreen })),
  },
  {
    path: routes.login,
    title: 'Sign in',
    access: 'signed-out',
    Screen: lazy(async () => ({
      default: (await import('#src/features/auth/login-page.tsx')).LoginPage,
    })),
  },
  {
    path: routes.signup,
    title: 'Create an account',
    access: 'signed-out',
    Screen: lazy(async () => ({
      default: (await import('#src/features/auth/signup-page.tsx')).SignupPage,
    })),
  },
  {
    path: routes.forgotPassword,
    title: 'Reset your password',
    access: 'public',
    Screen: lazy(async () => ({
      default: (await import('#src/features/auth/forgot-password-page.tsx')).ForgotPasswordPage,
    })),
  },
  {
    path: routes.resetPassword,
    title: 'Choose a new password',
    access: 'public',
    Screen: lazy(async () => ({
      default: (await import('#src/features/auth/reset-password-page.tsx')).ResetPasswordPage,
    })),
  },
  {
    path: routes.completeProfile,
    title: 'Complete your profile',
    access: 'signed-in',
    Screen: lazy(async () => ({
      default: (await import('#src/features/profile/complete-profile-page.tsx')).CompleteProfilePage,
    })),
  },
  {
    path: routes.dashboard,
    title: 'Dashboard',
    access: 'signed-in',
    Screen: lazy(async () => ({
      default: (await import('#src/features/dashboard/dashboard-page.tsx')).DashboardPage,
    })),
  },
  {
    path: routes.search,
    title: 'Search',
    access: 'signed-in',
    Screen: lazy(async () => ({
      default: (await import('#src/features/search/search-page.tsx')).SearchPage,
    })),
  },
  {
    path: routes.searchMulti,
    title: 'Multi-search',
    access: 'signed-in',
    Screen: lazy(async () => ({
      default: (await import('#src/features/search/multi-search-page.tsx')).MultiSearchPage,
    })),
  },
  {
    path: routes.searchResultsDemo,
    title: 'Free search',
    access: 'public',
    Screen: lazy(async () => ({ default: (await import('#src/features/demo/demo-page.tsx')).DemoPage })),
  },
  {
    path: routes.keyPhraseSearchHistory,
    title: 'Search history',
    access: 'signed-in',
    Screen: lazy(async () => ({
      default: (await import('#src/features/history/history-page.tsx')).HistoryPage,
    })),
  },
  {
    path: routes.account,
    title: 'Account',
    access: 'signed-in',
    Screen: lazy(async () => ({
      default: (await import('#src/features/account/account-page.tsx')).AccountPage,
    })),
  },
]

/** Whether this installation has a screen at the path. */
export function isServed(path: string): boolean {
  return pages.some((page) => page.path === path)
}
