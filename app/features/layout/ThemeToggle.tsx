import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#app/ui/IconButton/IconButton.tsx'
import { toggleTheme } from './theme-script.ts'

/** Switches between light and dark. The server does not know the theme: until hydration the button says "light". */
export function ThemeToggle() {
  const { t } = useTranslation()
  const [theme, setTheme] = useState<'light' | 'dark'>('dark')
  useEffect(() => {
    setTheme(document.documentElement.dataset.theme === 'light' ? 'light' : 'dark')
  }, [])
  return (
    <IconButton
      label={t(theme === 'light' ? 'theme.toDark' : 'theme.toLight')}
      icon={theme === 'light' ? 'moon' : 'sun'}
      onClick={() => setTheme(toggleTheme())}
    />
  )
}
