"use strict";
// node server.js PORT: boardgame.io's own server, with its state in memory, as it comes.

const { Server, Origins } = require("boardgame.io/server");
const { Psycle } = require("./psycle.js");

const server = Server({ games: [Psycle], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.argv[2]) });
