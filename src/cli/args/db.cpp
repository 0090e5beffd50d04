#include "board/name_table.h"
#include "cli/args/options.h"
#include "cli/args/shared.h"
#include "cli/args/table.h"
#include "rate/level.h"

namespace nonet::cli {

namespace {

// A verb with what every verb has.
template <class VerbCommand>
Spec verb(const std::shared_ptr<VerbCommand>& command, std::string name, std::string what,
          std::vector<Example> examples) {
  Spec spec{.name = std::move(name), .what = std::move(what), .examples = std::move(examples)};
  spec.options.push_back(db_option(command->db.url));
  spec.failed = "";
  spec.command = [command] { return *command; };
  return spec;
}

Spec migrate_spec() {
  return verb(std::make_shared<DbMigrateCommand>(), "migrate",
              "Make the tables, or bring them up to date",
              {{"nonet db migrate --db postgresql://nonet@localhost/nonet"}});
}

Spec status_spec() {
  const auto status = std::make_shared<DbStatusCommand>();
  Spec spec = verb(status, "status", "Say whether the tables are up to date",
                   {{"nonet db status --check"}});
  spec.options.push_back(
      flag("--check", status->check, "Read everything and say what does not fit together"));
  spec.options.push_back(flag("--json", status->json, "Answer as JSON"));
  return spec;
}

// A text that is kept in a field of a line.
Option field(std::string names, std::string value, std::string& target, std::string meaning) {
  Option row = text(std::move(names), std::move(value), target, std::move(meaning));
  row.take = [&target](const std::string& typed) -> std::string {
    if (typed.find_first_of("\t\r\n") != std::string::npos)
      return "it has a tab or the end of a line in it";
    target = typed;
    return {};
  };
  return row;
}

Spec import_spec() {
  const auto import = std::make_shared<DbImportCommand>();
  Spec spec = verb(import, "import", "Store the puzzles of a file; known ones are skipped",
                   {{"nonet db import million.txt --collection mine"},
                    {"nonet db import copy.tsv", "what nonet db export --tsv wrote"}});
  spec.failed = "some puzzle had no (or no unique) solution or could not be read";
  spec.notes = {"After Ctrl-C the same command goes on: what is stored is skipped.",
                "A table (.tsv) is stored with the ratings, sources and collections that it has; "
                "the options fill in what it leaves open."};
  add_input_options(spec.options, import->input);
  spec.options.push_back(
      field("--source", "TEXT", import->source, "Where they come from, kept with each"));
  spec.options.push_back(
      field("--collection", "NAME", import->collection,
            "The collection that they belong to; known ones stay in the one they came with"));
  spec.options.push_back(
      flag("--unrated", import->unrated,
           "Do not rate them now (several times as fast; rerate does it later)"));
  return spec;
}

Spec export_spec() {
  const auto exported = std::make_shared<DbExportCommand>();
  Spec spec = verb(exported, "export", "Write stored puzzles: all, or some kind of them",
                   {{"nonet db export --level hard --to sdm > hard.sdm"},
                    {"nonet db export --tsv > everything.tsv"}});
  spec.options.push_back(format_option(exported->to));
  spec.options.push_back(
      flag("--tsv", exported->tsv, "A table with everything that is known about them"));
  spec.options.back().excludes = {"--to"};
  spec.options.push_back(text("--level", "NAME", exported->level, "Those of a level"));
  spec.options.back().choices = names_in(rate::kLevels);
  spec.options.push_back(
      text("--technique", "KEY", exported->technique, "Those whose path uses a technique"));
  spec.options.back().choices = technique_keys();
  spec.options.back().excludes = {"--level"};
  spec.options.push_back(
      text("--collection", "NAME", exported->collection, "Those of a collection"));
  spec.options.back().excludes = {"--level", "--technique"};
  return spec;
}

Spec stats_spec() {
  const auto stats = std::make_shared<DbStatsCommand>();
  Spec spec = verb(stats, "stats", "Say what is in the database",
                   {{"nonet db stats --db postgresql://nonet@localhost/nonet"}});
  spec.options.push_back(flag("--json", stats->json, "Answer as JSON"));
  return spec;
}

Spec backup_spec() {
  const auto backup = std::make_shared<DbBackupCommand>();
  Spec spec = verb(backup, "backup", "Write a whole copy as a new database file",
                   {{"nonet db backup nonet-copy.db"}});
  spec.options.push_back(text("file", "FILE", backup->file, "The new file", Offer::files));
  spec.options.back().required = true;
  return spec;
}

Spec rerate_spec() {
  const auto rerate = std::make_shared<DbRerateCommand>();
  Spec spec = verb(rerate, "rerate", "Rate again what another version of the program has rated",
                   {{"nonet db rerate"}});
  spec.options.push_back(flag("--all", rerate->all, "Also what this version has rated"));
  return spec;
}

}  // namespace

Spec db_spec() {
  Spec spec{.name = "db",
            .what = "Keep puzzles, players and games in a database",
            .examples = {{"nonet db import million.txt"},
                         {"nonet db export --level hard --to sdm > hard.sdm"},
                         {"nonet db stats --db postgresql://nonet@localhost/nonet"},
                         {"nonet db backup nonet-copy.db"}}};
  spec.verbs = {migrate_spec(), status_spec(), import_spec(), export_spec(),
                stats_spec(),   backup_spec(), rerate_spec()};
  return spec;
}

}  // namespace nonet::cli
