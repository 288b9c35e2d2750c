import { MenuButton, MenuItem, MenuProvider, Menu as Panel } from '@ariakit/react/menu'
import { button } from '../Button/Button.css.ts'
import { Icon } from '../Icon/Icon.tsx'
import * as styles from './Menu.css.ts'

type Command = { id: string; title: string; disabled?: boolean; onChoose: () => void }

/**
 * Commands behind a button: arrow keys, typeahead, Escape. Load it on use. Lists of links are not menus: they go in a
 * Popover, which works without scripts.
 */
export default function Menu(props: { label: string; commands: readonly Command[] }) {
  return (
    <MenuProvider>
      <MenuButton className={button({ tone: 'neutral', size: 'medium', block: false })}>
        {props.label}
        <Icon name="chevronDown" />
      </MenuButton>
      <Panel gutter={4} unmountOnHide className={styles.panel}>
        {props.commands.map((command) => (
          <MenuItem
            key={command.id}
            disabled={command.disabled ?? false}
            className={styles.item}
            onClick={command.onChoose}
          >
            {command.title}
          </MenuItem>
        ))}
      </Panel>
    </MenuProvider>
  )
}
