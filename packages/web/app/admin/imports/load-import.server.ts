import { ApiError, catalogImports } from '@shopwright/sdk';
import { data } from 'react-router';
import type { PageContext } from '../../page-context.server.ts';
import type { UserSession } from '../../session/user-session.server.ts';
import { viewImport } from './import-view.server.ts';

const SHOWN_PROBLEMS = 50;

export interface ImportProblem {
  readonly position: number;
  readonly line: number;
  readonly product: string;
  readonly column: string;
  readonly value: string;
  readonly code: catalogImports.CatalogImportProblemCode;
  readonly reason: string;
}

export async function loadImport(page: PageContext, userSession: UserSession, importId: string) {
  const calls = userSession.use(catalogImports);
  const found = await calls.getCatalogImport(importId).catch((error: unknown) => {
    if (error instanceof ApiError && (error.status === 404 || error.status === 400))
      throw data(null, { status: 404 });
    throw error;
  });
  const { problems = [] } = await calls.listCatalogImportProblems(importId, {
    limit: SHOWN_PROBLEMS + 1,
  });
  return {
    row: await viewImport(page, found.catalogImport ?? {}),
    hasMore: problems.length > SHOWN_PROBLEMS,
    problems: problems.slice(0, SHOWN_PROBLEMS).map((problem): ImportProblem => ({
      position: problem.position ?? 0,
      line: problem.line ?? 0,
      product: problem.product ?? '',
      column: problem.column ?? '',
      value: problem.value ?? '',
      code: problem.code ?? 'INVALID_VALUE',
      reason: problem.reason ?? '',
    })),
  };
}
