import type { ReactNode } from 'react';

/** A plain table: the contents of a chart, for people who prefer to read it. The first column names the row. */
export function Table(props: {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly (string | number)[])[];
}): ReactNode {
  const { caption, columns, rows } = props;
  return (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map(column => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...rest], at) => (
          <tr key={at}>
            <th scope="row">{first}</th>
            {rest.map((value, column) => (
              <td key={column}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
