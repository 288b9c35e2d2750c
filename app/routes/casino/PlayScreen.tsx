import { GameScreen } from '#app/features/game/GameScreen.tsx'
import type { PlayPage } from '#app/features/game/play.server.ts'
import { LoginButton } from '#app/features/login/LoginButton.tsx'
import { BalanceFigure } from '#app/features/wallet/BalanceFigure.tsx'
import { useWallet } from '#app/features/wallet/WalletProvider.tsx'
import { useLocalePath } from '#app/market/use-locale.ts'

/** Composes game, wallet and login, which do not know of each other. */
export function PlayScreen({ page, lobbyPath }: { page: PlayPage; lobbyPath: string }) {
  const path = useLocalePath()
  const balance = useWallet()?.balance ?? null
  return (
    <GameScreen
      key={page.launch.state === 'ready' ? page.launch.url : page.launch.state}
      page={page}
      lobbyPath={path(lobbyPath)}
      logIn={<LoginButton />}
      balanceFigure={<BalanceFigure />}
      // What the game can stake: money locked for a withdrawal is not in it.
      balance={balance && { amount: balance.parts.mainBalance, currency: balance.currency }}
    />
  )
}
