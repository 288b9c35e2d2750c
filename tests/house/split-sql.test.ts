import { expect, test } from 'vitest'
import { splitStatements } from '../../scripts/split-sql.mjs'

test('semicolons inside of comments, strings, names and bodies end no statement', () => {
  const statements = [
    '-- One; two.\nSELECT \';\', \'it\'\'s; fine\', "a;b", "a""b;";',
    '/* a; b */ CREATE FUNCTION f() AS $body$ BEGIN; $$ ; $$; END; $body$;',
    'DO $$ BEGIN; END $$;',
    "SELECT $1 || '-- no comment;';",
  ]
  expect(splitStatements(`\n${statements.join('\n\n')}\n`)).toEqual(statements)
})

test('a statement without an end is refused', () => {
  expect(() => splitStatements('SELECT 1; SELECT 2')).toThrow('SELECT 2')
})
